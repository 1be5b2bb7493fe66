import { useQuery } from '@tanstack/react-query'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureState } from '#ui/failure-state.tsx'
import { PeopleIcon } from '#ui/icons.ts'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { coversOf } from '../cover.queries.ts'
import { coverText as text } from '../cover.text.ts'
import { CoverList } from './cover-list.tsx'

/** Every cover of the organization that runs or is to come, for its administrators. */
export function OrganizationCovers() {
  const { data, isPending, isError, refetch, isFetching } = useQuery(coversOf('administrator'))
  return (
    <Card title={text.listHeading} description={text.listHint}>
      {isPending && <SkeletonLines lines={3} />}
      {isError && !data && <FailureState isTrying={isFetching} onTryAgain={() => void refetch()} />}
      {data?.length === 0 && (
        <EmptyState title={text.listEmpty} body={text.listEmptyHint} icon={<PeopleIcon size={24} />} />
      )}
      {data && data.length > 0 && (
        <CoverList hat="administrator" label={text.list} covers={data} format={text.covers} />
      )}
    </Card>
  )
}
