import { seconds } from '../lib/progress.mjs'
import { runIn } from './make-feature.mjs'

const types = (folder) => ['tsc', '-p', folder, '--singleThreaded']

/** What each program looks at, and where it runs. */
const trials = [
  {
    name: 'Lint and format',
    run: ['biome', 'check', '--error-on-warnings', '--vcs-enabled=false', 'packages', 'apps'],
  },
  { name: 'Dependency rules', run: ['depcruise', 'apps', 'packages', 'demo', '-T', 'err'] },
  { name: 'Types of the server', run: types('apps/server') },
  { name: 'Types of the web', run: types('apps/web') },
  {
    name: 'Its own tests, and those that speak of all features',
    folder: 'apps/server',
    run: [
      ...[
        'vitest',
        'run',
        'features/pebbles',
        'src/features.test',
        'src/table-homes',
        'leaving/erasure',
        'leaving/archive',
      ],
      ...[
        'event-log/events-page',
        'features/comments/comments.test',
        'src/baseline',
        'packages/texts',
        'packages/contract',
      ],
    ],
  },
  {
    name: 'The generated tests of its calls',
    folder: 'apps/server',
    run: ['vitest', 'run', 'src/every-call', '-t', 'pebble|every place|every call'],
  },
  {
    name: 'Its screens, and tests of the web that speak of all features',
    folder: 'apps/web',
    run: [
      'vitest',
      'run',
      'features/pebbles',
      'app/features',
      'app/screens',
      'app/ways',
      'i18n/texts',
      'features/notices',
    ],
  },
]

/** Tries the feature in its copy; stops at the first that fails. */
export function tryFeature(copy) {
  for (const { name, run, folder } of trials) {
    console.log(`\n── ${name}`)
    const started = Date.now()
    runIn(copy, run, { folder, stdio: 'inherit' })
    console.log(`   ok after ${seconds(Date.now() - started)}`)
  }
}
