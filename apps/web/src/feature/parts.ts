import type { FeatureParts, WebFeature } from './web-feature.ts'

type Kind = keyof FeatureParts

/** The parts of all features of one application, in the order of its list. */
export interface Parts {
  features: readonly WebFeature[]
  /** Loads those of a kind, once; what could not be loaded is asked for again. */
  load<K extends Kind>(kind: K): Promise<readonly FeatureParts[K][]>
  /** Those of a kind that are there already. */
  loaded<K extends Kind>(kind: K): readonly FeatureParts[K][] | undefined
}

/** What an application is made of: nothing of a feature is known that is not in this list. */
export function partsOf(features: readonly WebFeature[]): Parts {
  const loading: { [K in Kind]?: Promise<readonly FeatureParts[K][]> } = {}
  const loaded: { [K in Kind]?: readonly FeatureParts[K][] } = {}

  async function loadNow<K extends Kind>(kind: K): Promise<readonly FeatureParts[K][]> {
    try {
      const parts = await Promise.all(features.flatMap((feature) => feature[kind]?.() ?? []))
      loaded[kind] = parts as (typeof loaded)[K]
      return parts as readonly FeatureParts[K][]
    } catch (error) {
      delete loading[kind]
      throw error
    }
  }

  return {
    features,
    load(kind) {
      loading[kind] ??= loadNow(kind) as (typeof loading)[typeof kind]
      return loading[kind] as ReturnType<typeof loadNow<typeof kind>>
    },
    loaded: (kind) => loaded[kind],
  }
}
