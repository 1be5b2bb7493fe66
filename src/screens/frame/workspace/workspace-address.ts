/** The addresses whose screens stand in the workspace frame instead of the site's header and footer, without a language. */
const workspacePages = '^/admin/?$'

/** What the document's root carries while a page stands in the workspace frame. */
export const WORKSPACE_MARK = 'data-workspace'

const pattern = new RegExp(workspacePages)

/** Whether the screen at this path stands in the workspace frame. */
export function isWorkspace(pathname: string): boolean {
  return pattern.test(pathname)
}

/**
 * Runs in the head before the first paint: the document that waits for a screen's code is the same for every address, and
 * must not show the site's header where the workspace will stand. The security policy allows it by its hash.
 */
export const workspaceScript = `if(RegExp('${workspacePages}').test(location.pathname.replace(/^\\/es(?=\\/)/,'')))document.documentElement.setAttribute('${WORKSPACE_MARK}','')`
