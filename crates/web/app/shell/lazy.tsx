// A component whose module is loaded when it is first needed.

import { signal } from "@preact/signals";
import { type ComponentType, h, type JSX, type Key } from "preact";

import { loadModule } from "../modules.ts";

export class Lazy<Props extends object> {
  readonly #component = signal<ComponentType<Props> | undefined>(undefined);
  readonly #load: () => Promise<ComponentType<Props>>;
  readonly #needs: string;
  #asked: Promise<void> | undefined;

  /** `needs` is `modules:` and the path of what is loaded, as for `loadModule`. */
  constructor(needs: string, load: () => Promise<ComponentType<Props>>) {
    this.#needs = needs;
    this.#load = load;
  }

  /** Fetches it, unless that was done. What can't be fetched now is asked for again the next time. */
  fetch(): Promise<void> {
    this.#asked ??= loadModule(this.#needs, this.#load).then(
      (component) => {
        this.#component.value = component;
      },
      (error: unknown) => {
        this.#asked = undefined;
        console.error(error);
      },
    );
    return this.#asked;
  }

  /** Draws it as soon as it is there; whoever draws it is drawn anew then. */
  show(props: Props & { key?: Key }): JSX.Element | null {
    void this.fetch();
    const component = this.#component.value;
    return component === undefined ? null : h(component, props);
  }
}
