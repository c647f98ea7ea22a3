import { Alert, AlertDescription, AlertTitle } from "@sane-ts/shadcn-ui/ui/alert";
import { Badge } from "@sane-ts/shadcn-ui/ui/badge";
import { Button } from "@sane-ts/shadcn-ui/ui/button";
import {
  Card,
  CardContent,
  CardDescription,
  CardFooter,
  CardHeader,
  CardTitle,
} from "@sane-ts/shadcn-ui/ui/card";
import { ChartContainer, ChartLegend, ChartLegendContent } from "@sane-ts/shadcn-ui/ui/chart";
import { Checkbox } from "@sane-ts/shadcn-ui/ui/checkbox";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuShortcut,
  DropdownMenuTrigger,
} from "@sane-ts/shadcn-ui/ui/dropdown-menu";
import { Input } from "@sane-ts/shadcn-ui/ui/input";
import { Label } from "@sane-ts/shadcn-ui/ui/label";
import { Select, SelectTrigger, SelectValue } from "@sane-ts/shadcn-ui/ui/select";
import {
  Sidebar,
  SidebarContent,
  SidebarGroup,
  SidebarGroupContent,
  SidebarGroupLabel,
  SidebarMenu,
  SidebarMenuBadge,
  SidebarMenuButton,
  SidebarMenuItem,
  SidebarProvider,
} from "@sane-ts/shadcn-ui/ui/sidebar";
import { Switch } from "@sane-ts/shadcn-ui/ui/switch";
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableFooter,
  TableHead,
  TableHeader,
  TableRow,
} from "@sane-ts/shadcn-ui/ui/table";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@sane-ts/shadcn-ui/ui/tabs";
import { Textarea } from "@sane-ts/shadcn-ui/ui/textarea";
import { createElement, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Bar, BarChart, XAxis } from "recharts";
import { OpenDialog } from "./open-dialog.tsx";

const variants = ["default", "secondary", "destructive", "outline", "ghost", "link"] as const;
const badgeVariants = ["default", "secondary", "destructive", "outline"] as const;
const series = ["1", "2", "3", "4", "5"];
const chartConfig = Object.fromEntries(
  series.map((each) => [`s${each}`, { label: `Series ${each}`, color: `var(--chart-${each})` }]),
);
const days = ["Mon", "Tue", "Wed"].map((day) => ({ day, s1: 4, s2: 6, s3: 3, s4: 7, s5: 5 }));

/**
 * The components of shadcn/ui on a page, with a menu that is open. Their sources are in a package
 * (MIT), compiled and otherwise as `shadcn add` writes them for Tailwind 4, in the style new-york of
 * November 2025.
 */
function Components(): ReactNode {
  return (
    <SidebarProvider>
      <Navigation />
      <main className="flex-1 space-y-4 bg-background p-6">
        <h1>Components</h1>
        <div className="flex gap-2">
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant} button
            </Button>
          ))}
        </div>
        <div className="flex gap-2">
          {badgeVariants.map((variant) => (
            <Badge key={variant} variant={variant} asChild>
              <a href="#badge">{variant} badge</a>
            </Badge>
          ))}
        </div>
        <div className="grid grid-cols-2 gap-4">
          <Form />
          <div className="space-y-4">
            <Messages />
            <Chart />
          </div>
        </div>
        <Sums />
        <Menu />
      </main>
    </SidebarProvider>
  );
}

function Navigation(): ReactNode {
  return (
    <nav aria-label="Pages">
      <Sidebar collapsible="none">
        <SidebarContent>
          <SidebarGroup>
            <SidebarGroupLabel>Platform</SidebarGroupLabel>
            <SidebarGroupContent>
              <SidebarMenu>
                <SidebarMenuItem>
                  <SidebarMenuButton isActive>Home</SidebarMenuButton>
                  <SidebarMenuBadge>12</SidebarMenuBadge>
                </SidebarMenuItem>
                <SidebarMenuItem>
                  <SidebarMenuButton>Inbox</SidebarMenuButton>
                </SidebarMenuItem>
                <SidebarMenuItem>
                  <SidebarMenuButton variant="outline">Archive</SidebarMenuButton>
                </SidebarMenuItem>
              </SidebarMenu>
            </SidebarGroupContent>
          </SidebarGroup>
        </SidebarContent>
      </Sidebar>
    </nav>
  );
}

function Form(): ReactNode {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Card</CardTitle>
        <CardDescription>A description of the card</CardDescription>
      </CardHeader>
      <CardContent className="space-y-3">
        <Label htmlFor="mail">Email</Label>
        <Input id="mail" placeholder="you@example.com" />
        <Label htmlFor="wrong">Wrong</Label>
        <Input id="wrong" aria-invalid defaultValue="wrong" />
        <Label htmlFor="text">Message</Label>
        <Textarea id="text" placeholder="Your message" />
        <Checkbox id="checked" defaultChecked />
        <Label htmlFor="checked">Checked</Label>
        <Switch id="on" defaultChecked />
        <Label htmlFor="on">On</Label>
        <Select>
          <SelectTrigger aria-label="Fruit">
            <SelectValue placeholder="Choose a fruit" />
          </SelectTrigger>
        </Select>
      </CardContent>
      <CardFooter className="gap-2">
        <Button>Save</Button>
        <Button variant="secondary">Cancel</Button>
        <Button variant="link">Help</Button>
      </CardFooter>
    </Card>
  );
}

function Messages(): ReactNode {
  return (
    <>
      <Tabs defaultValue="one">
        <TabsList>
          <TabsTrigger value="one">Active tab</TabsTrigger>
          <TabsTrigger value="two">Inactive tab</TabsTrigger>
        </TabsList>
        <TabsContent value="one">Content</TabsContent>
        <TabsContent value="two">Other content</TabsContent>
      </Tabs>
      <Alert>
        <AlertTitle>Note</AlertTitle>
        <AlertDescription>Something happened.</AlertDescription>
      </Alert>
      <Alert variant="destructive">
        <AlertTitle>Error</AlertTitle>
        <AlertDescription>Try again.</AlertDescription>
      </Alert>
    </>
  );
}

function Chart(): ReactNode {
  return (
    <ChartContainer config={chartConfig} className="h-40 w-full">
      <BarChart data={days}>
        <XAxis dataKey="day" />
        {series.map((each) => (
          <Bar
            key={each}
            dataKey={`s${each}`}
            fill={`var(--color-s${each})`}
            isAnimationActive={false}
          />
        ))}
        <ChartLegend content={createElement(ChartLegendContent)} />
      </BarChart>
    </ChartContainer>
  );
}

function Sums(): ReactNode {
  return (
    <Table>
      <TableCaption>Sums</TableCaption>
      <TableHeader>
        <TableRow>
          <TableHead>Name</TableHead>
          <TableHead>Sum</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        <TableRow data-state="selected">
          <TableCell>Selected</TableCell>
          <TableCell className="text-muted-foreground">2</TableCell>
        </TableRow>
      </TableBody>
      <TableFooter>
        <TableRow>
          <TableCell>Total</TableCell>
          <TableCell>2</TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  );
}

function Menu(): ReactNode {
  return (
    <DropdownMenu open modal={false}>
      <DropdownMenuTrigger asChild>
        <Button variant="outline">Menu</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>Account</DropdownMenuLabel>
        <DropdownMenuSeparator />
        <DropdownMenuItem>
          Settings
          <DropdownMenuShortcut>⌘S</DropdownMenuShortcut>
        </DropdownMenuItem>
        <DropdownMenuItem variant="destructive">Delete</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

const views = { components: <Components />, dialog: <OpenDialog /> };

const root = createRoot(document.body.appendChild(document.createElement("div")));

/** Shows the components, or the same page with an open dialog. */
export function showView(name: keyof typeof views): void {
  flushSync(() => {
    root.render(views[name]);
  });
}
