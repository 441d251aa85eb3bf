import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow } from '../lib/scratch-copy.mjs'

/** The feature's own files, in the paths where they are copied to. */
const own = join(import.meta.dirname, 'own')

/** Lines added to files outside the feature's folders: each pair is the existing line to precede, and the new line. */
const joining = {
  'packages/contract/src/index.ts': [
    [`import { avatarCalls } from './people/avatar.ts'`, `import * as pebbleEvents from './pebbles/events.ts'`],
    [`import { avatarCalls } from './people/avatar.ts'`, `import { pebbleCalls } from './pebbles/pebbles.ts'`],
    ['  ...resourceCalls,', '  ...pebbleCalls,'],
    ['  chat: chatEvents,', '  pebbles: pebbleEvents,'],
  ],
  'packages/contract/src/features.ts': [
    [`import { people } from './people/feature.ts'`, `import { pebbles } from './pebbles/feature.ts'`],
    ['  groupAnalysis,', '  pebbles,'],
  ],
  'apps/server/src/features.ts': [
    [
      `import { peopleFeature } from './features/people/index.ts'`,
      `import { pebblesFeature } from './features/pebbles/index.ts'`,
    ],
    ['  groupAnalysisFeature,', '  pebblesFeature,'],
  ],
  'apps/web/src/app/features.ts': [
    [
      `import { people } from '../features/people/feature.ts'`,
      `import { pebbles } from '../features/pebbles/feature.ts'`,
    ],
    ['  guides,', '  pebbles,'],
  ],
}

/** The part of its migration that is not generated: a trigger that deletes the comments of a deleted pebble. */
const trigger = `--> statement-breakpoint
CREATE TRIGGER "pebbles_comments" AFTER DELETE ON "pebbles" FOR EACH ROW EXECUTE FUNCTION "remove_comments_of"('pebble');
`

/** Copies the feature's files into a copy of the project and adds its lines to the files of others. */
export function addFeature(copy) {
  for (const path of filesBelow(own)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    copyFileSync(join(own, path), join(copy, path))
  }
  for (const [path, lines] of Object.entries(joining)) {
    const text = readFileSync(join(copy, path), 'utf8')
    writeFileSync(
      join(copy, path),
      lines.reduce((whole, [before, line]) => withLine(path, whole, before, line), text),
    )
  }
}

/** Appends the trigger to the generated migration. */
export function addTrigger(migration) {
  writeFileSync(migration, readFileSync(migration, 'utf8').trimEnd() + trigger)
}

function withLine(path, text, before, line) {
  const places = text.split(`\n${before}\n`).length - 1
  if (places !== 1)
    throw new Error(
      `The small feature is added to ${path} before the line \`${before}\`, which is there ${places} times: say another in scripts/small-feature/add-feature.mjs.`,
    )
  return text.replace(`\n${before}\n`, () => `\n${line}\n${before}\n`)
}
