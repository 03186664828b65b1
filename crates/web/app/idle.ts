// Waits until the browser is idle.

/** The longest wait, in milliseconds. */
const LONGEST = 500;
/** The wait in browsers without `requestIdleCallback`. */
const GUESS = 100;

/** Resolves when the browser is idle. What is done then should be short: the page doesn't respond meanwhile. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: LONGEST });
    else setTimeout(resolve, GUESS);
  });
}
