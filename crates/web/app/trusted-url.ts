// Addresses of scripts. The content security policy lets a worker be started only from an address that this policy has made.

/** What browsers with Trusted Types have; TypeScript's own declarations lack it. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("farside", {
  createScriptURL(url) {
    if (new URL(url).origin !== location.origin) throw new TypeError(`${url} is not a script of this app`);
    return url;
  },
});

/** The address of a script of this app. */
export function scriptUrl(url: URL): string {
  return policy?.createScriptURL(url.href) ?? url.href;
}
