/**
 * A kind of thing that features have: places of files, steps of an erasure. Whoever asks for them owns the kind and knows
 * none of the features; called with things, it is what a feature says of itself (`Feature.has`).
 */
export interface Kind<Thing> {
  (...things: Thing[]): Declaration
  /** What they are called when one is missing or there twice. */
  readonly called: string
}

export interface Declaration {
  kind: object
  things: readonly unknown[]
}

/** A kind of its own, of things that are `called` so. */
export function kindOf<Thing>(called: string): Kind<Thing> {
  const kind: Kind<Thing> = Object.assign((...things: Thing[]) => ({ kind, things }), { called })
  return kind
}

interface Declaring {
  has?: readonly Declaration[]
}

/** All that the features of one application say of themselves, in the order of the features. */
export class Declared {
  readonly #things = new Map<object, unknown[]>()
  readonly #made = new Map<unknown, unknown>()

  constructor(features: Iterable<Declaring>) {
    for (const { has = [] } of features) {
      for (const { kind, things } of has) this.#things.set(kind, [...(this.#things.get(kind) ?? []), ...things])
    }
  }

  of<Thing>(kind: Kind<Thing>): readonly Thing[] {
    return (this.#things.get(kind) ?? []) as readonly Thing[]
  }

  /** What is made of it, once: an index of the things of a kind by their names. */
  made<Made>(make: (declared: Declared) => Made): Made {
    if (!this.#made.has(make)) this.#made.set(make, make(this))
    return this.#made.get(make) as Made
  }
}

/** Things of a kind by a name of theirs, for `Declared.made`; throws where two have the same. */
export function byName<Thing, Name extends string>(kind: Kind<Thing>, nameOf: (thing: Thing) => Name) {
  return (declared: Declared): ReadonlyMap<Name, Thing> => {
    const named = new Map<Name, Thing>()
    for (const thing of declared.of(kind)) {
      const name = nameOf(thing)
      if (named.has(name)) throw new Error(`two ${kind.called} are called ${name}`)
      named.set(name, thing)
    }
    return named
  }
}
