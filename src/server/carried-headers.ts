/** What every answer says a browser may do with it, refusals too. The Content-Security-Policy is each page's own. */
import { secureHeaders } from 'hono/secure-headers'

export const YEAR_SECONDS = 365 * 24 * 60 * 60

/** What a browser can do and no screen asks of it, so that nothing that slips into a page may ask either. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'displayCapture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
] as const

/** Sets them. `isSecure`: people come over https, and are to come by no other way. */
export function carriedHeaders({ isSecure }: { isSecure: boolean }) {
  return secureHeaders({
    referrerPolicy: 'same-origin',
    strictTransportSecurity: isSecure ? `max-age=${YEAR_SECONDS}; includeSubDomains` : false,
    xFrameOptions: 'DENY',
    permissionsPolicy: Object.fromEntries(unusedFeatures.map(feature => [feature, []])),
    overwrite: false,
  })
}
