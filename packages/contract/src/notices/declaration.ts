/** Order of notices: due homework and learning first, then people, then the service, then likes. */
export const noticeBands = ['due', 'people', 'service', 'likes'] as const
export type NoticeBand = (typeof noticeBands)[number]

/** How often mails are sent about a topic. */
export const cadences = ['atOnce', 'daily', 'weekly', 'never'] as const
export type Cadence = (typeof cadences)[number]

/** A topic of notices that can be switched; the texts hold its name. */
export interface NoticeTopicFacts {
  /** Position among the topics in the settings. */
  readonly place: number
  readonly band: NoticeBand
  /** Defaults: how often mails are sent, and whether it is pushed to browsers that subscribed. */
  readonly mail: Cadence
  readonly push: boolean
}

/**
 * Declaration of a feature's notices, in `<feature>/notices.ts`. Their sentences are in the texts, their icons on the
 * web.
 */
export interface FeatureNotices {
  /** Topics it declares; other features may use them too. */
  readonly topics?: Readonly<Record<string, NoticeTopicFacts>>
  /** Its kinds of notices, each with its topic. */
  readonly kinds?: Readonly<Record<string, string>>
  /** Its targets of notices, each with its address. */
  readonly places?: Readonly<Record<string, (id: string) => string>>
}
