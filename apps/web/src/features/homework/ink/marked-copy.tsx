import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { saveDocument } from '../../../api/save-document.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'

/** Downloads the files of a version with the strokes drawn on them. */
export function MarkedCopy({ remarkId }: { remarkId: string }) {
  const { t } = useTranslation('homework/work')
  const save = useMutation({ mutationFn: () => saveDocument(`/api/v2/homework/remarks/${remarkId}/pdf`) })
  return (
    <div>
      <Button look="line" size="s" icon="download" isBusy={save.isPending} onClick={() => save.mutate()}>
        {t('remark.markedCopy')}
      </Button>
      {save.error ? <FormAlert>{sentenceOf(save.error)}</FormAlert> : null}
    </div>
  )
}
