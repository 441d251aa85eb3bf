import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './project.mjs'

/** Bytes of compressed JavaScript that a first visit may load. */
export const mostScript = 180 * 1024

const built = join(projectRoot, 'apps', 'web', 'dist')

/** Maps each screen that people open first to a function from language to the addresses of its scripts and styles. */
export function firstFiles() {
  const { everywhere, preloads } = JSON.parse(readFileSync(join(built, '.first-files.json'), 'utf8'))
  const screens = Object.keys(preloads).filter((name) => !name.includes(' '))
  return new Map(
    screens.map((screen) => [
      screen,
      (language) => new Set([...everywhere, ...preloads[screen], ...preloads[`${screen} ${language}`]]),
    ]),
  )
}

/** Checks that none of these screens loads more script than it may; names those that do. */
export function checkFirstWeight() {
  const heavy = [...firstFiles()].flatMap(([screen, filesIn]) =>
    ['tw', 'en'].flatMap((language) => {
      const scripts = [...filesIn(language)].filter((file) => file.endsWith('.js'))
      const bytes = scripts.reduce((sum, file) => sum + sentBytes(file), 0)
      return bytes > mostScript ? [`${screen} (${language}): ${bytes} bytes`] : []
    }),
  )
  if (heavy.length === 0) return
  throw new Error(
    `A first visit loads more than ${mostScript} bytes of JavaScript:\n  ${heavy.join('\n  ')}\n` +
      'What nobody sees before they press something comes when they do (ui/on-demand.tsx).',
  )
}

function sentBytes(file) {
  const path = join(built, file)
  const compressed = `${path}.br`
  return statSync(existsSync(compressed) ? compressed : path).size
}
