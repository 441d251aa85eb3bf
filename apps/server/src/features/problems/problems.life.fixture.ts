import { newId } from '../../platform/ids/ids.ts'
import type { Cast } from '../../testing/kinds.ts'
import type { LifePart, NewWord } from '../../testing/life.ts'
import { samplePicture } from '../eportfolio/drafts/export-drafts.fixture.ts'
import { uploadFiles } from '../posts/posts.fixture.ts'
import { problemBody } from './problems.fixture.ts'
import { answerProblem, reportProblem } from './problems.service.ts'

/** The owner reports a problem with a picture and is answered, and answers a friend's problem. */
async function haveProblem({ product, owner, person }: Cast, newWord: NewWord): Promise<void> {
  const [picture] = await uploadFiles(owner, [{ name: `${newWord()}.png`, content: await samplePicture() }])
  const { browser } = problemBody('')
  const told = { fileIds: [picture?.id ?? ''], browser: { ...browser, address: newWord() } }
  const { id } = await reportProblem(
    product.platform,
    { accountId: owner.id },
    { ...problemBody(`${newWord()} 打不開`), ...told },
  )
  const answer = { clientId: newId(), words: newWord(), closes: false }
  await answerProblem(product.platform, { id: person('support').id, requestId: 'fixture' }, id, answer)
  const others = await reportProblem(product.platform, { accountId: person('friend').id }, problemBody('朋友打不開'))
  const theirs = { clientId: newId(), words: '請再試一次。', closes: false }
  await answerProblem(product.platform, { id: owner.id, requestId: 'fixture' }, others.id, theirs)
}

export const life: LifePart = {
  live: haveProblem,
  holdNothing: {
    'problems.kind': 'a word of the contract’s; the row goes',
    'problems.state': 'a word of the contract’s; the row goes',
    'problems.locale': 'a word of the contract’s; the row goes',
    'problems.email': 'of guests, who have no account; it goes a year after the end of the problem',
  },
  staysIn: {
    'problems.words': 'what a guest reported, who has no account',
    'problem_answers.id': 'what others were answered; nobody knows by whom',
  },
}
