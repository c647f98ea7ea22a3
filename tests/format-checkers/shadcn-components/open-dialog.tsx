import { Button } from "@sane-ts/shadcn-ui/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@sane-ts/shadcn-ui/ui/dialog";
import { Input } from "@sane-ts/shadcn-ui/ui/input";
import { Label } from "@sane-ts/shadcn-ui/ui/label";
import type { ReactNode } from "react";

/** A page with a dialog that is open. */
export function OpenDialog(): ReactNode {
  return (
    <main>
      <h1>Components</h1>
      <Dialog open>
        <DialogContent>
          <DialogHeader>
            <DialogTitle>Profile</DialogTitle>
            <DialogDescription>Change your profile.</DialogDescription>
          </DialogHeader>
          <Label htmlFor="name">Name</Label>
          <Input id="name" placeholder="Your name" />
          <DialogFooter>
            <Button variant="secondary">Cancel</Button>
            <Button>Save</Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
    </main>
  );
}
