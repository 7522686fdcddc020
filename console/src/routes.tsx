import { Navigate } from 'react-router';
import type { RouteObject } from 'react-router';
import { AccountScreen } from './account/account-screen.tsx';
import { AdReportScreen } from './advertising/ad-report-screen.tsx';
import { CampaignScreen } from './advertising/campaign-screen.tsx';
import { CampaignsScreen } from './advertising/campaigns-screen.tsx';
import { AnalyticsScreen } from './analytics/analytics-screen.tsx';
import { BrandScreen } from './brands/edit/brand-screen.tsx';
import { BrandsScreen } from './brands/list/brands-screen.tsx';
import { FilmsScreen } from './films/films-screen.tsx';
import { ImportsScreen } from './imports/imports-screen.tsx';
import { CuesScreen } from './films/tracks/cues-screen.tsx';
import { TracksScreen } from './films/tracks/tracks-screen.tsx';
import { Frame } from './frame/frame.tsx';
import { BroadcastScreen } from './marketing/broadcasts/broadcast-screen.tsx';
import { BroadcastsScreen } from './marketing/broadcasts/broadcasts-screen.tsx';
import { SegmentScreen } from './marketing/segments/segment-screen.tsx';
import { SegmentsScreen } from './marketing/segments/segments-screen.tsx';
import { MoneyScreen } from './money/money-screen.tsx';
import { MoneyReportsScreen } from './money/reports/money-reports-screen.tsx';
import { AccountScreen as PersonScreen } from './people/account-screen.tsx';
import { AccountsScreen } from './people/accounts-screen.tsx';
import { ReportsScreen } from './people/reports/reports-screen.tsx';
import { EditScreen, NewScreen } from './records/edit/edit-screen.tsx';
import { ListScreen } from './records/list/list-screen.tsx';
import { AuditScreen } from './settings/audit-screen.tsx';
import { KeysScreen } from './settings/keys-screen.tsx';
import { RolesScreen } from './settings/roles-screen.tsx';
import { StaffScreen } from './settings/staff-screen.tsx';
import { TogglesScreen } from './settings/toggles-screen.tsx';
import { ServiceScreen } from './settings/service/service-screen.tsx';
import { DeliveriesScreen } from './settings/webhooks/deliveries-screen.tsx';
import { WebhooksScreen } from './settings/webhooks/webhooks-screen.tsx';
import { Gate } from './sign-in/gate.tsx';
import { InvitationScreen } from './sign-in/invitation-screen.tsx';
import { GuideImportScreen } from './television/guide-import-screen.tsx';
import { ScheduleScreen } from './television/schedule-screen.tsx';
import { TelevisionScreen } from './television/television-screen.tsx';
import { TodayScreen } from './today/today-screen.tsx';
import { NothingHere } from './ui/refusals.tsx';

/** Every screen by its path below `/console`. */
export const routes: RouteObject[] = [
  { path: '/invitation/:secret', element: <InvitationScreen /> },
  {
    element: (
      <Gate>
        <Frame />
      </Gate>
    ),
    children: [
      { path: '/', element: <TodayScreen /> },
      { path: '/account', element: <AccountScreen /> },
      { path: '/records/:kind', element: <ListScreen /> },
      { path: '/records/:kind/:id', element: <EditScreen /> },
      { path: '/new/:kind', element: <NewScreen /> },
      { path: '/films', element: <FilmsScreen /> },
      { path: '/films/assets/:asset', element: <TracksScreen /> },
      { path: '/films/assets/:asset/subtitles/:track', element: <CuesScreen /> },
      { path: '/imports', element: <ImportsScreen /> },
      { path: '/television', element: <TelevisionScreen /> },
      { path: '/guides', element: <GuideImportScreen /> },
      { path: '/television/:channel', element: <ScheduleScreen /> },
      { path: '/people', element: <AccountsScreen /> },
      { path: '/people/:id', element: <PersonScreen /> },
      { path: '/reports', element: <ReportsScreen /> },
      { path: '/money', element: <MoneyScreen /> },
      { path: '/marketing', element: <Navigate to="/marketing/broadcasts" replace /> },
      { path: '/marketing/broadcasts', element: <BroadcastsScreen /> },
      { path: '/marketing/broadcasts/:id', element: <BroadcastScreen /> },
      { path: '/marketing/segments', element: <SegmentsScreen /> },
      { path: '/marketing/segments/:id', element: <SegmentScreen /> },
      { path: '/advertising', element: <CampaignsScreen /> },
      { path: '/advertising/report', element: <AdReportScreen /> },
      { path: '/advertising/campaigns/:id', element: <CampaignScreen /> },
      { path: '/analytics', element: <AnalyticsScreen /> },
      { path: '/money/reports', element: <MoneyReportsScreen /> },
      { path: '/brands', element: <BrandsScreen /> },
      { path: '/brands/:id', element: <BrandScreen /> },
      { path: '/settings/staff', element: <StaffScreen /> },
      { path: '/settings/roles', element: <RolesScreen /> },
      { path: '/settings/keys', element: <KeysScreen /> },
      { path: '/settings/webhooks', element: <WebhooksScreen /> },
      { path: '/settings/webhooks/:id', element: <DeliveriesScreen /> },
      { path: '/settings/toggles', element: <TogglesScreen /> },
      { path: '/settings/audit', element: <AuditScreen /> },
      { path: '/settings/service', element: <ServiceScreen /> },
      { path: '*', element: <NothingHere /> },
    ],
  },
];
