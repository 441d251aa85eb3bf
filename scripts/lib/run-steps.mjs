import { seconds } from './progress.mjs'
import { linesOfSlowest } from './test-times.mjs'

/** Runs all steps in order, even after a failure, and returns the exit code. */
export async function runSteps(steps) {
  const results = []
  for (const step of steps) {
    console.log(`\n── ${step.name}`)
    const started = Date.now()
    const counts = await runStep(step, results)
    const duration = seconds(Date.now() - started)
    results.push({ ...step, counts, duration })
    console.log(`   ${counts.failed === 0 ? 'ok' : 'FAILED'} after ${duration}`)
  }
  return report(results)
}

async function runStep({ needs, run }, results) {
  const needed = results.find(({ name }) => name === needs)
  if (!needed || needed.counts.failed === 0) return run()
  console.log(`   not run, because this failed: ${needs}`)
  return { passed: 0, failed: 1, skipped: 0 }
}

function report(results) {
  for (const { name, counts } of results) {
    if (counts.times?.length > 0)
      console.log([`\n── The slowest of: ${name}`, ...linesOfSlowest(counts.times)].join('\n'))
  }
  console.log('\n── Summary')
  for (const { name, counts, duration } of results) {
    console.log(`   ${counts.failed === 0 ? 'ok    ' : 'FAILED'} ${duration.padStart(8)}  ${name}`)
  }
  const failures = results.flatMap(({ counts }) => counts.failures ?? [])
  for (const { test, message } of failures) console.log(`\n   FAILED ${test}\n${message.replace(/^/gm, '      ')}`)
  const total = (key) => results.reduce((sum, { counts }) => sum + counts[key], 0)
  console.log(`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`)
  return total('failed') === 0 && total('passed') > 0 ? 0 : 1
}
