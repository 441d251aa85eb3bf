import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { features } from '@learntrail/contract/features'
import type { HelpTopic } from '@learntrail/contract/help/topics'
import type { Locale } from '@learntrail/contract/profiles/preferences'

const featureOf = new Map<string, string>(
  features.flatMap((feature) =>
    'helpTopics' in feature ? Object.keys(feature.helpTopics).map((topic) => [topic, feature.name] as const) : [],
  ),
)

/**
 * Returns the path of an article: in the folder of the feature that declares it, or here if only the web has that
 * feature.
 */
export function articlePath(locale: Locale, topic: HelpTopic): string {
  const within = join('articles', locale, `${topic}.md`)
  const own = join(import.meta.dirname, '..', featureOf.get(topic) ?? '', within)
  return existsSync(own) ? own : join(import.meta.dirname, within)
}
