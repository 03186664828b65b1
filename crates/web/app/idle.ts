// What can wait until somebody who wants something has got it.

/** Nothing waits longer than this, in milliseconds. */
const LONGEST = 500;
/** How long to wait in a browser that doesn't say when it is idle. */
const GUESS = 100;

/** Waits until there is nothing better to do. What is done then should be short: meanwhile nobody is answered. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: LONGEST });
    else setTimeout(resolve, GUESS);
  });
}
