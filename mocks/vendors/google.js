// A fake of Google Identity Services (https://accounts.google.com/gsi/client): the token flow. `window.matuGoogle` selects the result: an access
// token (ya29.NAME is a persona of the simulator), `closed`, `blocked` or `refused`.
window.google = {
  accounts: {
    oauth2: {
      initTokenClient: ({ client_id, scope, callback, error_callback }) => ({
        requestAccessToken: () => {
          const said = window.matuGoogle ?? 'ya29.trader'
          setTimeout(() => {
            if (!client_id || !scope) error_callback({ type: 'unknown' })
            else if (said === 'closed') error_callback({ type: 'popup_closed' })
            else if (said === 'blocked') error_callback({ type: 'popup_failed_to_open' })
            else if (said === 'refused') callback({ error: 'access_denied', error_description: 'The user said no.' })
            else callback({ access_token: said, expires_in: 3599, scope })
          }, 20)
        },
      }),
    },
  },
}
