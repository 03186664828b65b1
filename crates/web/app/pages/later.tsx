// A part of the app that is fetched when it is first wanted.

import { signal } from "@preact/signals";
import { type ComponentType, h, type JSX, type Key } from "preact";

export class Later<Props extends object> {
  readonly #component = signal<ComponentType<Props> | undefined>(undefined);
  readonly #load: () => Promise<ComponentType<Props>>;
  #asked: Promise<void> | undefined;

  constructor(load: () => Promise<ComponentType<Props>>) {
    this.#load = load;
  }

  /** Fetches it, unless that was done. What can't be fetched now is asked for again the next time. */
  fetch(): Promise<void> {
    this.#asked ??= this.#load().then(
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
