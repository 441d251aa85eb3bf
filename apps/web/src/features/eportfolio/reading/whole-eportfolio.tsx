import type { EPortfolio } from '@learntrail/contract/eportfolio/eportfolios'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { originalOf, watermarkOf } from '../../files/index.ts'
import { browseEPortfolio } from '../api/browse-eportfolio.ts'
import { changeShown } from '../api/change-eportfolio.ts'
import { ePortfolioQuery } from '../api/read-eportfolio.ts'
import { About } from './about.tsx'
import { Book } from './book/book.tsx'
import { Discussion } from './discussion.tsx'
import { Making } from './making.tsx'
import { OwnerPanel } from './owner/owner-panel.tsx'
import css from './reading-screen.module.css'

/** The pages, facts and comments of an e-portfolio, and for its owner the cards to manage it. */
export function WholeEPortfolio({ ePortfolio }: { ePortfolio: EPortfolio }) {
  const { id, document, can } = ePortfolio
  const queryClient = useQueryClient()
  const countReading = useCountReading(id)
  const { file } = document
  return (
    <div className={css.whole}>
      {document.state === 'done' && file ? (
        <Book
          key={file.id}
          ePortfolio={ePortfolio}
          // Other readers get a copy with their name in the footer, or across the pages if the owner wants that.
          url={can.edit ? originalOf(file) : watermarkOf(file)}
          onShown={can.edit ? () => undefined : countReading}
          // A newer version may have replaced it, or it was withdrawn.
          onFailed={() => queryClient.invalidateQueries({ queryKey: ePortfolioQuery(id).queryKey })}
        />
      ) : (
        <Making ePortfolio={ePortfolio} />
      )}
      <div className={css.parts}>
        <div className={css.main}>
          <About ePortfolio={ePortfolio} />
          <Discussion ePortfolio={ePortfolio} />
        </div>
        {can.edit ? (
          <div className={css.beside}>
            <OwnerPanel ePortfolio={ePortfolio} />
          </div>
        ) : null}
      </div>
    </div>
  )
}

/** Returns a function that reports the reading once; the server counts it once a day. */
function useCountReading(id: string) {
  const queryClient = useQueryClient()
  const isTold = useRef(false)
  const { mutate } = useMutation({
    mutationFn: () => browseEPortfolio(id),
    onSuccess: (counts) => changeShown(queryClient, id, () => counts),
  })
  return () => {
    if (isTold.current) return
    isTold.current = true
    mutate()
  }
}
