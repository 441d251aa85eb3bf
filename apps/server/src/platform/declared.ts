/**
 * A kind of thing that features declare, such as places of files or steps of an erasure. The module that needs the
 * things owns the kind and knows no feature. Called with things, a kind returns the declaration for `Feature.has`.
 */
export interface Kind<Thing> {
  (...things: Thing[]): Declaration
  /** Plural name of the things, for error messages. */
  readonly called: string
}

export interface Declaration {
  kind: object
  things: readonly unknown[]
}

/** Makes a new kind; `called` is the plural name of its things. */
export function kindOf<Thing>(called: string): Kind<Thing> {
  const kind: Kind<Thing> = Object.assign((...things: Thing[]) => ({ kind, things }), { called })
  return kind
}

interface Declaring {
  has?: readonly Declaration[]
}

/** All declarations of one application's features, in the order of the features. */
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

  /** Returns what `make` derives from the declarations, such as an index by name; computed once per `make`. */
  made<Made>(make: (declared: Declared) => Made): Made {
    if (!this.#made.has(make)) this.#made.set(make, make(this))
    return this.#made.get(make) as Made
  }
}

/**
 * Returns a function for `Declared.made` that indexes things of a kind by name; it throws if two have the same name.
 */
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
