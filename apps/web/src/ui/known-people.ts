import { isolated } from '@learntrail/contract/isolated'
import { hasBegun } from '@learntrail/contract/people/has-begun'
import type { PersonSummary } from '@learntrail/contract/people/person'
import { createContext, useCallback, useContext } from 'react'
import { useTranslation } from 'react-i18next'

/** By what the viewer knows somebody beside the nickname; each is empty where nobody has said it. */
export interface KnownPerson {
  /** Their seat number. */
  memberNumber: string
  realName: string
  studentNumber: string
}

/** Whom the viewer knows by more than a nickname on this part of the screen, as the people of a class for whoever leads it. */
export const KnownPeopleContext = createContext<ReadonlyMap<string, KnownPerson>>(new Map())

export const useKnownPerson = (id: string) => useContext(KnownPeopleContext).get(id)

/** Real name and nickname as one: `王小明（月亮）`, one of them where there is no other or both are the same. */
export function useBothNames(): (realName: string, nickname: string) => string {
  const { t } = useTranslation('common')
  return useCallback(
    (realName, nickname) => {
      if (realName === '' || realName === nickname) return isolated(nickname)
      if (nickname === '') return isolated(realName)
      return t('realName', { realName: isolated(realName), nickname: isolated(nickname) })
    },
    [t],
  )
}

/** What somebody is called here: `7 王小明（月亮）` where they are known by more than the nickname. */
export function useNameOf(): (person: PersonSummary) => string {
  const { t } = useTranslation('common')
  const known = useContext(KnownPeopleContext)
  const bothNames = useBothNames()
  return (person) => {
    if (person.isDeleted) return t('deletedPerson')
    const { memberNumber = '', realName = '' } = known.get(person.id) ?? {}
    const isNameless = !hasBegun(person) && realName === ''
    const name = isNameless ? t('notBegun') : bothNames(realName, hasBegun(person) ? person.displayName : '')
    return memberNumber === '' ? name : `${memberNumber} ${name}`
  }
}
