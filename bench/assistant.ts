import { answerOf, prepare } from '../apps/server/src/features/assistant/answer.rules.ts'
import { type AskedQuestion, askedQuestions, nonsense } from './lib/asked-questions.ts'
import { type KnownQuestion, knownQuestions, unknowableQuestions } from './lib/help-questions.ts'
import { median } from './lib/load.ts'
import { type Figure, report } from './lib/report.ts'

/*
 * Measures whether the product's own assistant answers right, and says so when it is not sure: questions of people who
 * had not read the articles, a hundred questions of their authors, and questions that no article answers. `npm run
 * bench:assistant [-- --write] [-- --all]`; `--all` prints every answer.
 */

const goals = { right: 90, wrong: 2 } as const
const ask = (content: string) => answerOf(prepare([{ role: 'user', content }], 'tw'))
const percent = (some: number, all: number) => Math.round((1000 * some) / all) / 10

/** Half: it is not sure, and the right article is one of the two that it offers. */
type Outcome = 'right' | 'half' | 'wrong' | 'nothing'

function outcomeOf({ question, topics, says }: AskedQuestion): Outcome {
  const { text, articles } = ask(question)
  if (text === undefined) {
    if (topics.length === 0) return 'right'
    return articles.some(({ topic }) => topics.includes(topic)) ? 'half' : 'nothing'
  }
  const whole = text.join('\n').toLowerCase()
  const isSaid = says.every((said) => said.split('|').some((one) => whole.includes(one.toLowerCase())))
  return isSaid && articles.every(({ topic }) => topics.includes(topic)) ? 'right' : 'wrong'
}

function outcomes(what: string, questions: readonly AskedQuestion[]): Figure {
  const all = questions.map((question) => ({ question, outcome: outcomeOf(question) }))
  for (const { question, outcome } of all)
    if (outcome !== 'right') console.log(`${outcome}: ${question.question}\n   ${ask(question.question).text ?? ''}`)
  const of = (wanted: Outcome) => percent(all.filter(({ outcome }) => outcome === wanted).length, all.length)
  const [right, wrong] = [of('right'), of('wrong')]
  return {
    what,
    measured: `${right} % of ${all.length} right, ${of('half')} % not sure with the right article offered, ${of('nothing')} % not sure, ${wrong} % wrong`,
    goal: `≥ ${goals.right} % right, ≤ ${goals.wrong} % wrong`,
    isReached: right >= goals.right && wrong <= goals.wrong,
  }
}

const asAsked = ({ question, topic }: KnownQuestion): AskedQuestion => ({ question, topics: [topic], says: [] })
const refused = [...unknowableQuestions, ...nonsense]
const guessed = refused.filter((question) => ask(question).text !== undefined)
for (const question of guessed) console.log(`guessed: ${question}\n   ${ask(question).text ?? ''}`)
const allQuestions = [
  ...askedQuestions.map(({ question }) => question),
  ...knownQuestions.map(({ question }) => question),
]
if (process.argv.includes('--all'))
  for (const question of allQuestions)
    console.log(`${question}\n   ${ask(question).text?.join('\n   ') ?? '(not sure)'}`)
const times = allQuestions.map((question) => {
  const started = performance.now()
  ask(question)
  return performance.now() - started
})

const figures: Figure[] = [
  outcomes('Questions by people who had not read the articles', askedQuestions),
  outcomes('Questions by the articles’ authors, scored by article', knownQuestions.map(asAsked)),
  {
    what: 'Unanswerable questions left unanswered',
    measured: `${refused.length - guessed.length} of ${refused.length}`,
    goal: 'all',
    isReached: guessed.length === 0,
  },
  {
    what: 'Time per answer',
    measured: `${median(times).toFixed(2)} ms`,
    goal: '≤ 5 ms',
    isReached: median(times) <= 5,
  },
]
await report('assistant', figures)
if (figures.some(({ isReached }) => !isReached)) process.exitCode = 1
