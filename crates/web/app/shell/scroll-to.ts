// A part of a page that an address leads to.

/** Brings a heading to the top of the window, and whoever reads by ear or keyboard to it; nothing if it isn't there. */
export function scrollToHeading(heading: HTMLElement | null): void {
  if (heading === null) return;
  heading.scrollIntoView({ block: "start" });
  heading.focus({ preventScroll: true });
}
