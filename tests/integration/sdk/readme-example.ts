import type { AxiosAdapter } from 'axios'
import { connect, listBalances, type BalanceList } from '#sdk'

export const traced = (adapter: AxiosAdapter): Promise<BalanceList> => {
  const { axios } = connect({ baseUrl: 'https://api.example', locale: () => 'en', token: () => null, adapter })
  axios.interceptors.request.use((config) => {
    config.headers.set('X-Trace', 'trace-1')
    return config
  })
  return listBalances({ timeout: 3000 })
}
