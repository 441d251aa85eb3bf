import { answerOf, prepare } from '../apps/server/src/features/assistant/answer.rules.ts'
import { type KnownQuestion, knownQuestions, unknowableQuestions } from './lib/help-questions.ts'
import { median } from './lib/load.ts'
import { type Figure, report } from './lib/report.ts'

/*
 * Whether the assistant of the product itself finds the article that answers, and says so where none does: a hundred
 * questions in two languages, half of them worded as no article is. `npm run bench:assistant [-- --write]`.
 */

const goal = 95
const ask = (content: string) => answerOf(prepare([{ role: 'user', content }], 'tw'))

const isFound = ({ question, topic }: KnownQuestion) => ask(question).articles.some((one) => one.topic === topic)
const isFirst = ({ question, topic }: KnownQuestion) => ask(question).articles[0]?.topic === topic
const isSaid = ({ question }: KnownQuestion) => ask(question).text !== undefined
const percent = (some: readonly unknown[], all: readonly unknown[]) => Math.round((100 * some.length) / all.length)

function found(what: string, questions: readonly KnownQuestion[]): Figure {
  const right = percent(questions.filter(isFound), questions)
  const first = percent(questions.filter(isFirst), questions)
  const said = percent(questions.filter(isSaid), questions)
  return {
    what: `${what}: the right article among the first three`,
    measured: `${right} % of ${questions.length}, first of all ${first} %; ${said} % answered in words`,
    goal: `≥ ${goal} %`,
    isReached: right >= goal,
  }
}

const honest = unknowableQuestions.filter((question) => ask(question).text === undefined)
const times = knownQuestions.map(({ question }) => {
  const started = performance.now()
  ask(question)
  return performance.now() - started
})
const isHan = ({ question }: KnownQuestion) => /\p{Script=Han}/u.test(question)

const figures: Figure[] = [
  found('All questions', knownQuestions),
  found(
    'Worded unlike the articles',
    knownQuestions.filter(({ wording }) => wording === 'unlike'),
  ),
  found('In Chinese', knownQuestions.filter(isHan)),
  found(
    'In English',
    knownQuestions.filter((one) => !isHan(one)),
  ),
  {
    what: 'What no article says is not guessed',
    measured: `${honest.length} of ${unknowableQuestions.length}`,
    goal: 'all',
    isReached: honest.length === unknowableQuestions.length,
  },
  {
    what: 'Time of an answer',
    measured: `${median(times).toFixed(2)} ms`,
    goal: '≤ 5 ms',
    isReached: median(times) <= 5,
  },
]
for (const one of knownQuestions.filter((question) => !isFound(question))) console.log(`missed: ${one.question}`)
for (const one of unknowableQuestions) if (!honest.includes(one)) console.log(`guessed: ${one}`)
await report('assistant', figures)
if (figures.some(({ isReached }) => !isReached)) process.exitCode = 1
