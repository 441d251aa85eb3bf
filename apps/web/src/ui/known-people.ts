import { isolated } from '@learntrail/contract/isolated'
import { hasBegun } from '@learntrail/contract/people/has-begun'
import type { PersonSummary } from '@learntrail/contract/people/person'
import { createContext, useCallback, useContext } from 'react'
import { useTranslation } from 'react-i18next'

/** What the viewer knows about a person beside the nickname; unknown parts are empty. */
export interface KnownPerson {
  /** Seat number in class. */
  memberNumber: string
  realName: string
  studentNumber: string
}

/**
 * People by id whom the viewer knows by more than a nickname on this part of the screen, as the administrator of a
 * class knows its members.
 */
export const KnownPeopleContext = createContext<ReadonlyMap<string, KnownPerson>>(new Map())

export const useKnownPerson = (id: string) => useContext(KnownPeopleContext).get(id)

/**
 * Returns a function that joins real name and nickname as `王小明（月亮）`, or gives one of them if the other is missing or
 * the same.
 */
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

/** Returns a function that names a person, as `7 王小明（月亮）` where seat number and real name are known. */
export function useNameOf(): (person: PersonSummary) => string {
  const { t } = useTranslation('common')
  const known = useContext(KnownPeopleContext)
  const bothNames = useBothNames()
  return useCallback(
    (person) => {
      if (person.isDeleted) return t('deletedPerson')
      const { memberNumber = '', realName = '' } = known.get(person.id) ?? {}
      const isNameless = !hasBegun(person) && realName === ''
      const name = isNameless ? t('notBegun') : bothNames(realName, hasBegun(person) ? person.displayName : '')
      return memberNumber === '' ? name : `${memberNumber} ${name}`
    },
    [t, known, bothNames],
  )
}
