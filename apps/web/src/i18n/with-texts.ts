import type { Namespace } from 'i18next'
import { loadTexts } from './i18n.ts'

/** Loads something together with the texts that it says. */
export const withTexts =
  <Part>(load: () => Promise<Part>, ...texts: Namespace[]) =>
  async (): Promise<Part> => {
    const [part] = await Promise.all([load(), loadTexts(texts.flat() as Namespace)])
    return part
  }
