// Stores the choices of a form, to begin with them the next time.

const KEPT = "farside.";

/** The choices of the last time. Whatever is missing or was renamed since is as usual. */
export function lastChoice<T extends object>(key: string, usual: T): T {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT + key) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...usual, ...kept } : usual;
  } catch {
    return usual;
  }
}

export function storeChoice(key: string, chosen: object): void {
  try {
    localStorage.setItem(KEPT + key, JSON.stringify(chosen));
  } catch {
    // A browser that keeps nothing asks again.
  }
}
