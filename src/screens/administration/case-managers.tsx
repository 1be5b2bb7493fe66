import { OrganizationCovers } from '#features/cover/parts/organization-covers.tsx'
import { ImportLink } from '#features/imports/opening/parts/import-link.tsx'
import { CaseManagersTable } from '#features/staff/parts/case-managers-table.tsx'

/** The case managers of the organization, a way to bring such a list along, and who covers for whom. */
export default function CaseManagers() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <CaseManagersTable />
      <p>
        <ImportLink kind="case_managers" />
      </p>
      <OrganizationCovers />
    </div>
  )
}
