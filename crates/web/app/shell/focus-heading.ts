// Moves the focus to the heading of a page that has changed, for keyboards and screen readers.

/** The first page is the browser's affair. */
let first = true;

/** Focuses the heading of the page as soon as it is there; returns what stops waiting for it. */
export function focusHeading(): (() => void) | undefined {
  if (first) {
    first = false;
    return undefined;
  }
  const main = document.querySelector("main");
  if (main === null) return undefined;
  const find = (): boolean => {
    const heading = main.querySelector("h1");
    if (heading === null) return false;
    // A part of the page that the address leads to comes before its heading.
    if (document.activeElement?.matches("main h2") === true) return true;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (find()) return undefined;
  const watch = new MutationObserver(() => {
    if (find()) watch.disconnect();
  });
  watch.observe(main, { childList: true, subtree: true });
  return () => watch.disconnect();
}
