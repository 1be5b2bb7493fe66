/** The addresses whose screens stand in the workspace frame instead of the site's header and footer, without a language. */
const workspacePages =
  '^/(admin|account|case-manager|patient-portal/(getting-started|dashboard|forms-and-tasks|messages|profile))(/|$)'

/**
 * What the document's root carries while a page stands in the workspace frame, and whose it is: the bar has its room before it
 * is there. Whose frame stands around the account, only the session says.
 */
export const WORKSPACE_MARK = 'data-workspace'

const pattern = new RegExp(workspacePages)
const owners = { 'patient-portal': 'portal', account: 'account' } as const

/** What the mark says at this path; nothing where the site's header stands. */
export function markOf(pathname: string): string | undefined {
  const [, first] = pattern.exec(pathname) ? pathname.split('/') : []
  return first && (owners[first as keyof typeof owners] ?? 'desk')
}

/**
 * Whether that frame is the portal's: at the portal's own addresses, and around the account of somebody who is not of the
 * staff. Undefined until it is known who is here.
 */
export function isInPortal(
  pathname: string,
  { status, isStaff }: { status: string; isStaff: boolean },
): boolean | undefined {
  if (!pathname.startsWith('/account')) return pathname.startsWith('/patient-portal')
  return status === 'loading' ? undefined : !isStaff
}

/**
 * Runs in the head before the first paint: the document that waits for a screen's code is the same for every address, and
 * must not show the site's header where the workspace will stand. The security policy allows it by its hash.
 */
export const workspaceScript = `(function(p){if(RegExp('${workspacePages}').test(p))document.documentElement.setAttribute('${WORKSPACE_MARK}',${JSON.stringify(owners)}[p.split('/')[1]]||'desk')})(location.pathname.replace(/^\\/es(?=\\/)/,''))`
