import { Trans, useLingui } from "@lingui/react/macro";
import { Footer } from "@tessera/ui";
import { ContactAddress } from "./contact-address.tsx";

/** Shows the footer of the public pages: their links, the legal pages, and a contact address. */
export function SiteFooter() {
  const { t } = useLingui();
  const columns = [
    {
      title: t`Resources`,
      links: [
        { title: t`Pricing`, href: "/pricing" },
        { title: t`Overview`, href: "/overview" },
        { title: t`Changelog` },
      ],
    },
    { title: t`Documentation`, links: [{ title: t`Docs` }] },
    {
      title: t`Who we are`,
      links: [{ title: t`Contact`, href: "/contact" }],
    },
    { title: t`Handbook`, links: [{ title: t`Engineering` }] },
    {
      title: t`Legal`,
      links: [
        { title: t`Privacy policy`, href: "/legal/privacy-policy" },
        { title: t`Terms of service`, href: "/legal/terms-of-service" },
        { title: t`Cookie policy`, href: "/legal/cookie-policy" },
      ],
    },
  ];
  return (
    <Footer
      motto={<Trans>A mosaic tile, and a token. Latin has one word for both.</Trans>}
      columns={columns}
      help={<ContactAddress />}
      copyright="© 2026 Tessera"
    />
  );
}
