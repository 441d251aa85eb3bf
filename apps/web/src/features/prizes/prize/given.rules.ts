import { emailAddress } from '@learntrail/contract/accounts/email-address'
import { foldIdentifier } from '@learntrail/contract/characters'
import type { AskedPart } from '@learntrail/contract/prizes/asked'
import type { DetailsGiven } from '@learntrail/contract/prizes/details'
import { prizeLimits } from '@learntrail/contract/prizes/limits'
import { ruleSentence } from '../../../i18n/problem-sentence.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import { checkSignature, type GivenSignature, signatureOf } from '../../../ui/signature/given-signature.ts'

/** `other` as `id` means that the address is typed. */
export interface ChosenGuardian {
  id: string | null
  email: string
}
export const otherGuardian = 'other'

export type IdSide = 'front' | 'back'

/** The values of the form, whether or not the prize asks for them. */
export interface Given {
  recipient: string
  address: string
  phone: string
  signature: GivenSignature
  guardian: ChosenGuardian
  idImages: Record<IdSide, string | null>
}

/** The field of the form that an error belongs to. */
export type Place = Exclude<AskedPart, 'idImages'> | IdSide
export type Wrong = Partial<Record<Place, string>>

type Check = (given: Given) => Wrong

const wrongAt = (place: Place, sentence: string | null): Wrong => (sentence === null ? {} : { [place]: sentence })

const checks: Record<AskedPart, Check> = {
  recipient: ({ recipient }) =>
    wrongAt('recipient', checkText(recipient, { required: true, ...prizeLimits.recipient })),
  address: ({ address }) => wrongAt('address', checkText(address, { required: true, ...prizeLimits.address })),
  phone: ({ phone }) => wrongAt('phone', checkPhone(phone)),
  signature: ({ signature }) => wrongAt('signature', checkSignature(signature)),
  guardian: ({ guardian }) => {
    if (guardian.id === null) return wrongAt('guardian', ruleSentence('not_chosen'))
    return wrongAt('guardian', guardian.id === otherGuardian ? checkEmail(guardian.email) : null)
  },
  idImages: ({ idImages }) => ({
    ...wrongAt('front', idImages.front === null ? ruleSentence('required') : null),
    ...wrongAt('back', idImages.back === null ? ruleSentence('required') : null),
  }),
}

/** Returns the errors of the fields asked for, in their order; empty if there are none. */
export const wrongIn = (given: Given, asks: readonly AskedPart[]): Wrong =>
  Object.assign({}, ...asks.map((part) => checks[part](given)))

export const checkEmail = (typed: string): string | null =>
  checkText(typed, { required: true, clean: foldIdentifier, pattern: emailAddress, patternRule: 'email' })

function checkPhone(typed: string): string | null {
  const clean = (text: string) => text.normalize('NFKC').trim()
  const wrong = checkText(typed, { required: true, clean, pattern: /^[0-9+\-() #]+$/, patternRule: 'phone' })
  const { length } = clean(typed)
  const isWhole = length >= prizeLimits.phone.min && length <= prizeLimits.phone.max && /[0-9]{2}/.test(clean(typed))
  return wrong ?? (isWhole ? null : ruleSentence('phone'))
}

/** Returns the details to send: only those the prize asks for. */
export function detailsOf(given: Given, asks: readonly AskedPart[]): DetailsGiven {
  const { recipient, address, phone, signature, guardian, idImages } = given
  const { front, back } = idImages
  const all: Required<DetailsGiven> = {
    recipient,
    address,
    phone,
    signature: signatureOf(signature),
    guardian:
      guardian.id === null || guardian.id === otherGuardian
        ? { email: guardian.email.trim() }
        : { guardianId: guardian.id },
    idImages: { front: front ?? '', back: back ?? '' },
  }
  return Object.fromEntries(asks.map((part) => [part, all[part]]))
}

const places: readonly Place[] = ['recipient', 'address', 'phone', 'signature', 'guardian', 'front', 'back']

/** Returns the field for a path of the wire, such as `details.idImages.back`. */
export function placeOf(path: string): Place | null {
  const parts = path.split('.')
  if (parts[0] !== 'details') return null
  if (parts[1] === 'idImages') return parts[2] === 'back' ? 'back' : 'front'
  return places.find((place) => place === parts[1]) ?? null
}
