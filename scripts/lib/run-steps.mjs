import { seconds } from './progress.mjs'
import { linesOfSlowest } from './test-times.mjs'

/**
 * Runs all steps in order, whatever fails, and answers with the exit code. Those that are `early` are begun at once, beside
 * the others, and waited for when it is their turn: they keep one core busy and say nothing unless they fail.
 */
export async function runSteps(steps) {
  const results = []
  const early = new Map(steps.filter(({ isEarly }) => isEarly).map((step) => [step, timed(step.run)]))
  for (const step of steps) {
    console.log(`\n── ${step.name}`)
    const { counts, duration } = await (early.get(step) ?? timed(() => runStep(step, results)))
    results.push({ ...step, counts, duration })
    console.log(`   ${counts.failed === 0 ? 'ok' : 'FAILED'} after ${duration}`)
  }
  return report(results)
}

async function timed(run) {
  const started = Date.now()
  const counts = await run()
  return { counts, duration: seconds(Date.now() - started) }
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
