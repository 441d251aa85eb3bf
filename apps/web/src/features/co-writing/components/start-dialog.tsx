import { coWritingLimits } from '@learntrail/contract/co-writing/limits'
import { postLimits } from '@learntrail/contract/posts/limits'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { newId } from '../../../api/new-id.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import type { Friend } from '../../people/index.ts'
import { sharedListKey } from '../api/list-shared.ts'
import { startShared } from '../api/start-shared.ts'
import { CoWriterPicker } from './co-writer-picker.tsx'
import css from './start-dialog.module.css'

/** Starts a shared record with an optional title and the friends to invite. */
export function StartDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('co-writing')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [clientId] = useState(newId)
  const [title, setTitle] = useState('')
  const [chosen, setChosen] = useState<readonly Friend[]>([])
  const titleError = checkText(title, { max: postLimits.title })
  const starting = useMutation({
    mutationFn: () => startShared({ clientId, title: title.trim(), personIds: chosen.map(({ id }) => id) }),
    onSuccess: ({ id }) => {
      queryClient.invalidateQueries({ queryKey: sharedListKey })
      navigate(paths.sharedRecord(id))
    },
  })
  const isFull = chosen.length > coWritingLimits.coWriters
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('list.start')}
      actions={
        <Button
          isBusy={starting.isPending}
          onClick={() => {
            if (!titleError && !isFull) starting.mutate()
          }}
        >
          {t('start.confirm')}
        </Button>
      }
    >
      <div className={css.start}>
        <FormAlert>{starting.error ? sentenceOf(starting.error) : null}</FormAlert>
        <p>{t('start.text')}</p>
        <TextInput
          label={t('start.title')}
          value={title}
          error={titleError ?? undefined}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <CoWriterPicker chosen={chosen} onChange={setChosen} />
        {isFull ? <p role="alert">{t('picker.tooMany', { count: coWritingLimits.coWriters })}</p> : null}
      </div>
    </Dialog>
  )
}
