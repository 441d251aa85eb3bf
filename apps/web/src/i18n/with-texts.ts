import type { Namespace } from 'i18next'
import { loadTexts } from './i18n.ts'

/** Returns a loader that also loads the texts of what it loads. */
export const withTexts =
  <Part>(load: () => Promise<Part>, ...texts: Namespace[]) =>
  async (): Promise<Part> => {
    const [part] = await Promise.all([load(), loadTexts(texts.flat() as Namespace)])
    return part
  }
