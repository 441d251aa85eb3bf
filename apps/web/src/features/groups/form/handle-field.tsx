import { foldIdentifier } from '@learntrail/contract/characters'
import { groupLimits } from '@learntrail/contract/groups/limits'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextInput } from '../../../ui/form/text-input.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import { isHandleTakenQuery } from '../api/save-group.ts'
import { handlePattern } from './group-values.ts'

interface HandleFieldProps {
  value: string
  /** The current ID of the group; null for a new group. */
  own: string | null
  error: string | undefined
  onChange: (handle: string) => void
}

const pauseMs = 350

/** Input of the group's ID; tells while typing whether it is free or taken. */
export function HandleField({ value, own, error, onChange }: HandleFieldProps) {
  const { t } = useTranslation('groups/form')
  const asked = useSettled(foldIdentifier(value).toLowerCase())
  const isWhole = checkText(asked, { required: true, ...groupLimits.handle, pattern: handlePattern }) === null
  const isOwn = asked === own
  const { data: isTaken } = useQuery({ ...isHandleTakenQuery(asked), enabled: isWhole && !isOwn })
  const isKnown = isWhole && !isOwn && asked === foldIdentifier(value).toLowerCase() && isTaken !== undefined
  return (
    <TextInput
      id="group-handle"
      label={t('handle')}
      description={isKnown && !isTaken ? t('handleFree') : t('handleNote')}
      withAsterisk
      aria-required
      maxLength={groupLimits.handle.max}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      value={value}
      error={error ?? (isKnown && isTaken ? t('handleTaken') : null)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** Returns the text once typing has paused for 350 ms. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const pause = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(pause)
  }, [text])
  return settled
}
