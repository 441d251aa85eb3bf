import type { PlanEdition, PlanEditions } from '@learntrail/contract/plans/editions'
import { expect, vi } from 'vitest'
import type { TestPerson } from '../../../testing/people.ts'
import { answered, begin, finish, saveResult } from '../doing/doing.fixture.ts'
import { planPath } from '../plans.fixture.ts'

export const editionsPath = (id: string) => `${planPath}/${id}/editions`
export const editionsOf = async ({ browser }: TestPerson, id: string): Promise<PlanEditions> =>
  (await browser.get(editionsPath(id))).json()
export const seal = ({ browser }: TestPerson, id: string, showsOwner = true) =>
  browser.post(editionsPath(id), { showsOwner })

/** Makes a plan that is finished and has a result. */
export async function finished(person: TestPerson, change: object = {}): Promise<string> {
  const { projectId } = await begin(person, change)
  answered(await saveResult(person, projectId))
  answered(await finish(person, projectId))
  return projectId
}

/** Seals a plan and waits until its documents are made or have failed. */
export async function sealed(person: TestPerson, id: string): Promise<PlanEdition> {
  const answer = await seal(person, id)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return settled(person, id)
}

/** Returns the newest edition once it is no longer being made. */
export function settled(person: TestPerson, id: string): Promise<PlanEdition> {
  return vi.waitFor(
    async () => {
      const [newest] = (await editionsOf(person, id)).editions
      if (newest === undefined) throw new Error('nothing is sealed')
      expect(newest.state).not.toBe('making')
      return newest
    },
    { timeout: 60_000, interval: 100 },
  )
}
