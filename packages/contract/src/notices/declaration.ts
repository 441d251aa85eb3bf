/** What is to be learnt and handed in comes first, then people, then what the service says, then likes. */
export const noticeBands = ['due', 'people', 'service', 'likes'] as const
export type NoticeBand = (typeof noticeBands)[number]

/** How often mails tell of a topic. */
export const cadences = ['atOnce', 'daily', 'weekly', 'never'] as const
export type Cadence = (typeof cadences)[number]

/** What of the notices can be switched by itself; the texts have its name. */
export interface NoticeTopicFacts {
  /** Among the topics, as settings show them. */
  readonly place: number
  readonly band: NoticeBand
  /** How often mails tell of it, and whether it is pushed to browsers that ask for it, until somebody chooses otherwise. */
  readonly mail: Cadence
  readonly push: boolean
}

/** What a feature tells people: `<feature>/notices.ts`. Its sentences are in the texts, its pictures on the web. */
export interface FeatureNotices {
  /** Topics that it brings; others may tell of them, too. */
  readonly topics?: Readonly<Record<string, NoticeTopicFacts>>
  /** Its kinds of notices, each with its topic. */
  readonly kinds?: Readonly<Record<string, string>>
  /** What of it notices lead to, each with its address. */
  readonly places?: Readonly<Record<string, (id: string) => string>>
}
