// Style sheets that only some pages need.

const loaded = new Map<string, Promise<void>>();

/** Loads a style sheet, once. A page is drawn without one that can't be had. */
export function loadStyles(address: URL): Promise<void> {
  const known = loaded.get(address.href);
  if (known !== undefined) return known;
  const loading = new Promise<void>((done) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address.href;
    link.onload = () => done();
    link.onerror = () => {
      loaded.delete(address.href);
      link.remove();
      done();
    };
    document.head.append(link);
  });
  loaded.set(address.href, loading);
  return loading;
}
