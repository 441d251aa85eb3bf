import { randomUUID } from 'node:crypto'
import type { AskedPart } from '@learntrail/contract/prizes/asked'
import type { Cast } from '../../testing/kinds.ts'
import type { LifePart, NewWord } from '../../testing/life.ts'
import { samplePicture } from '../eportfolio/drafts/export-drafts.fixture.ts'
import { uploadFiles } from '../posts/posts.fixture.ts'
import { givePoints } from '../rewards/rewards.fixture.ts'
import { handleApplication } from './applications/handling.service.ts'
import { addCodes } from './catalogue/codes.service.ts'
import { makePrize } from './catalogue/keep-prizes.service.ts'
import { apply, detailsOf, prizeBody } from './prizes.fixture.ts'

const asks: AskedPart[] = ['recipient', 'address', 'phone', 'signature', 'guardian']

/** The owner offers prizes as staff, handles another person's application, and applies for prizes. */
async function havePrizes({ product, owner, person }: Cast, newWord: NewWord): Promise<void> {
  const { platform } = product
  const by = { id: owner.id, requestId: 'fixture' }
  const [picture] = await uploadFiles(owner, [{ name: `${newWord()}.png`, content: await samplePicture() }])
  await makePrize(platform, by, { ...prizeBody({ fileId: picture?.id ?? null }), way: 'posted' })
  const posted = await makePrize(platform, by, { ...prizeBody({ asks, points: 3 }), way: 'posted' })
  const code = await makePrize(platform, by, { ...prizeBody({ points: 3, stock: undefined }), way: 'code' })
  await addCodes(platform, by, code.id, 'AAAA-1111\nBBBB-2222')

  await givePoints(product, owner.id, 30)
  const details = { ...detailsOf(asks), recipient: newWord(), address: `${newWord()} 路 218 號` }
  await apply(owner, { ...posted, asks }, { details: { ...details, signature: { typed: newWord() } } })
  const theirs = await apply(owner, code)
  const staff = { id: person('staff').id, requestId: 'fixture' }
  await handleApplication(platform, staff, theirs.id, { step: 'approve' })
  await handleApplication(platform, staff, theirs.id, { step: 'prepare' })
  await handleApplication(platform, staff, theirs.id, { step: 'send', tracking: newWord() })

  const friend = person('friend')
  await givePoints(product, friend.id, 30)
  const others = await apply(friend, code, { clientId: randomUUID() })
  await handleApplication(platform, by, others.id, { step: 'refuse', reason: '請換一個獎品' })
}

export const life: LifePart = {
  live: havePrizes,
  holdNothing: {
    'prizes.way': 'a word of the contract’s',
    'prizes.asks': 'words of the contract’s',
    'prizes.pick_up': 'where a prize is collected at school',
    'prize_consents.answer': 'a word of the contract’s; the row goes',
    'prize_settings.*': 'what the operator has decided',
    'prize_details.field': 'a word of ours; the row goes',
    'prize_details.sealed': 'what nobody reads without the key; the row goes',
    'prize_consents.token_hash': 'of a secret; the row goes',
    'prize_codes.sealed': 'what nobody reads without the key',
  },
  staysIn: {
    'prizes.*': 'a prize is the service’s; nobody knows who wrote it down',
    'file_holds.holder_id': 'the picture of a prize is the service’s',
    'prize_applications.prize_id': 'which prize others applied for',
    'prize_codes.prize_id': 'which prize a code is of',
    'reward_sources.source': 'what has moved points; the application that it names is gone',
    'tallies.key': 'how many mails were sent within a day, and forgotten with it',
  },
}
