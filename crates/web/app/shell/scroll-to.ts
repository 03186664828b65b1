// Scrolls to the part of a page that an address leads to.

/** Scrolls a heading to the top of the window and focuses it, if there is one. */
export function scrollToHeading(heading: HTMLElement | null): void {
  if (heading === null) return;
  heading.scrollIntoView({ block: "start" });
  heading.focus({ preventScroll: true });
}
