import { seconds } from '../lib/progress.mjs'
import { runIn } from './make-feature.mjs'

const types = (folder) => ({ folder: '.', run: ['tsc', '-p', folder, '--singleThreaded'] })
const tests = (folder, ...named) => ({ folder, run: ['vitest', 'run', ...named] })

/** The server's tests that check every feature: tables, events, texts, comments, search, and erasure of accounts. */
const ofAllFeatures = [
  'src/features.test',
  'src/table-homes',
  'src/baseline',
  'leaving/erasure',
  'leaving/archive',
  'comments/comments.test',
  'search/search.test',
  'event-log/events-page',
  'packages/contract',
  'packages/texts',
]

const trials = {
  'Lint and format': {
    folder: '.',
    // The copy has no git history.
    run: ['biome', 'check', '--error-on-warnings', '--vcs-enabled=false', 'packages', 'apps'],
  },
  'Dependency rules': { folder: '.', run: ['depcruise', 'apps', 'packages', 'demo', '-T', 'err'] },
  'Types of the server': types('apps/server'),
  'Types of the web': types('apps/web'),
  'Its tests on the server, and those of all features': tests('apps/server', 'features/pebbles', ...ofAllFeatures),
  'The generated tests of its calls': tests('apps/server', 'src/every-call', '-t', 'pebble|every place|every call'),
  'Its screens, and the tests of all features on the web': tests(
    'apps/web',
    'features/pebbles',
    'features/search',
    'i18n/texts',
    'app/features',
    'app/new-feature',
    'app/screens',
    'app/ways',
  ),
}

/** Tests the feature in its copy; the first failure throws. */
export function tryFeature(copy) {
  for (const [name, { folder, run }] of Object.entries(trials)) {
    console.log(`\n── ${name}`)
    const started = Date.now()
    runIn(copy, run, { folder, stdio: 'inherit' })
    console.log(`   ok after ${seconds(Date.now() - started)}`)
  }
}
