import type { Platform } from '../platform.ts'
import { extractSummary } from './extract-summary.rules.ts'
import { askModel } from './model-service.ts'

/** A summary, and what made it. */
export interface MadeSummary {
  text: string
  engine: 'built_in' | 'model'
}

/**
 * Summarises a document in 70 to 250 words: by the service that the operator configured, or else, and whenever that
 * fails, by selecting the document's own sentences, which sends nothing off this machine. Undefined if the document
 * says too little.
 */
export async function summarise(
  { config, log }: Pick<Platform, 'config' | 'log'>,
  document: { title: string; text: string },
): Promise<MadeSummary | undefined> {
  const extracted = extractSummary(document.text)
  if (extracted === undefined) return undefined
  if (config.ai === undefined) return { text: extracted, engine: 'built_in' }
  try {
    return { text: await askModel(config.ai, document), engine: 'model' }
  } catch (error) {
    log.warn({ error: error instanceof Error ? error.message : String(error) }, 'the language model did not answer')
    return { text: extracted, engine: 'built_in' }
  }
}
