import { cleanLine, cleanText } from '@learntrail/contract/characters'
import type { ExportDraft } from '@learntrail/contract/eportfolio/export-drafts'
import { type CoverFactName, coverFactNames, documentLanguages } from '@learntrail/contract/eportfolio/facts'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/form/checkbox.ts'
import { TextInput } from '../../../../ui/form/text-input.ts'
import { Textarea } from '../../../../ui/form/textarea.ts'
import { Picture } from '../../../files/index.ts'
import { shownImage } from '../../draft/placed-images.ts'
import { ChoiceRow } from '../../parts/choice-row.tsx'
import { PicturePicker } from '../../parts/picture-picker.tsx'
import type { Changes } from '../use-changes.ts'
import { ControlGroup } from './control-group.tsx'
import css from './document-controls.module.css'
import { useCounted } from './use-counted.ts'

interface DocumentControlsProps {
  draft: ExportDraft
  changes: Changes
}

/** Controls of cover, contents and other parts besides the sections. */
export function DocumentControls({ draft, changes }: DocumentControlsProps) {
  const { t } = useTranslation('eportfolio/typeset')
  const { pages } = draft
  const { changePages } = changes
  const check = (part: 'hasCover' | 'hasContents' | 'hasSectionPages' | 'hasBackPage' | 'showsOwner') => ({
    label: t(`document.${part}`),
    checked: pages[part] ?? false,
    onChange: () => changePages({ [part]: !pages[part] }),
  })
  return (
    <>
      <ControlGroup title={t('cover')}>
        <Checkbox {...check('hasCover')} />
        {pages.hasCover ? <CoverControls draft={draft} changes={changes} /> : null}
      </ControlGroup>
      <ControlGroup title={t('content')}>
        <Checkbox {...check('hasContents')} />
        <Checkbox {...check('hasSectionPages')} />
      </ControlGroup>
      <ChoiceRow
        label={t('language')}
        choices={documentLanguages.map((value) => ({ value, name: t(`languages.${value}`) }))}
        value={pages.language}
        onChoose={(language) => changePages({ language })}
      />
      <ControlGroup title={t('confirmation')}>
        <p className={css.note}>{t('confirmationText')}</p>
        <Checkbox {...check('hasBackPage')} />
        <Checkbox {...check('showsOwner')} />
      </ControlGroup>
    </>
  )
}

function CoverControls({ draft, changes }: DocumentControlsProps) {
  const { t } = useTranslation('eportfolio/typeset')
  const [isPicking, setPicking] = useState(false)
  const { coverImageId, introduction } = draft.pages
  const cover = coverImageId === null ? undefined : shownImage(draft, coverImageId)
  const counted = useCounted(introduction, ePortfolioLimits.coverIntroduction)
  return (
    <>
      <div className={css.cover}>
        {cover ? <Picture file={cover} sizes="88px" className={css.picture} /> : <span className={css.picture} />}
        <div className={css.buttons}>
          <Button look="soft" size="s" onClick={() => setPicking(true)}>
            {t(cover ? 'coverChange' : 'coverChoose')}
          </Button>
          {coverImageId === null ? null : (
            <Button look="quiet" size="s" onClick={() => changes.changePages({ coverImageId: null })}>
              {t('coverRemove')}
            </Button>
          )}
        </div>
      </div>
      <Textarea
        label={t('introduction')}
        value={introduction}
        minRows={2}
        maxRows={6}
        {...counted}
        onChange={(event) =>
          changes.changePages({ introduction: cleanText(event.currentTarget.value) }, 'introduction')
        }
        onBlur={changes.end}
      />
      {coverFactNames.map((name) => (
        <CoverFact key={name} name={name} draft={draft} changes={changes} />
      ))}
      {isPicking ? (
        <PicturePicker
          title={t('coverPicture')}
          draft={draft}
          chosen={coverImageId}
          onClose={() => setPicking(false)}
          onPick={(file, isNew) => {
            const { customImageResources, pages } = draft
            changes.change(
              {
                pages: { ...pages, coverImageId: file.id },
                ...(isNew ? { customImageResources: [...customImageResources, file] } : {}),
              },
              { images: [file] },
            )
            setPicking(false)
          }}
        />
      ) : null}
    </>
  )
}

function CoverFact({ name, draft, changes }: DocumentControlsProps & { name: CoverFactName }) {
  const { t } = useTranslation('eportfolio/typeset')
  const { coverFacts } = draft.pages
  const value = coverFacts?.[name] ?? ''
  const { error, description } = useCounted(value, ePortfolioLimits.coverFact)
  return (
    <TextInput
      label={t(`coverFacts.${name}`)}
      placeholder={t(`coverFactExamples.${name}`)}
      value={value}
      error={error}
      // An optional short field shows its limit only once it has text.
      description={value === '' ? undefined : description}
      onChange={(event) => {
        const facts = { ...coverFacts, [name]: cleanLine(event.currentTarget.value) }
        changes.changePages({ coverFacts: facts }, `coverFacts.${name}`)
      }}
      onBlur={changes.end}
    />
  )
}
