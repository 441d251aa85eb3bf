import type { EPortfolio } from '@learntrail/contract/eportfolio/eportfolios'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../../i18n/problem-sentence.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { Fields } from '../../../../ui/form/fields.tsx'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { isTagCode } from '../../../tags/index.ts'
import { useChangeEPortfolio } from '../../api/change-eportfolio.ts'
import { TagFields } from '../../exhibition/tag-fields.tsx'

/** Dialog for the tags by which it is found in the exhibition. */
export function TagsDialog({ ePortfolio, onClose }: { ePortfolio: EPortfolio; onClose: () => void }) {
  const { t } = useTranslation('eportfolio')
  const [tags, setTags] = useState<readonly string[]>(ePortfolio.tags)
  const [customTags, setCustomTags] = useState<readonly string[]>(ePortfolio.customTags)
  const change = useChangeEPortfolio(ePortfolio.id)
  const save = () =>
    change.mutate({ tags: tags.filter(isTagCode), customTags: [...customTags] }, { onSuccess: onClose })
  return (
    <Dialog
      isOpen
      title={t('owner.tags')}
      onClose={onClose}
      actions={
        <Button onClick={save} isBusy={change.isPending}>
          {t('save')}
        </Button>
      }
    >
      <Fields>
        {change.error ? <FormAlert>{sentenceOf(change.error)}</FormAlert> : null}
        <TagFields tags={tags} onTags={setTags} customTags={customTags} onCustomTags={setCustomTags} />
      </Fields>
    </Dialog>
  )
}
