-- How many whole numbers a multirange has.
create function "seconds_in"(int4multirange) returns integer language sql immutable strict parallel safe
  return (select coalesce(sum(upper(span) - lower(span)), 0)::int from unnest($1) span);
--> statement-breakpoint
CREATE TABLE "course_edition_pieces" (
	"course_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"piece_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"kind" text NOT NULL,
	"seconds" integer NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "course_edition_pieces_course_id_number_piece_id_pk" PRIMARY KEY("course_id","number","piece_id"),
	CONSTRAINT "course_edition_pieces_seconds" CHECK ("course_edition_pieces"."seconds" > 0)
);
--> statement-breakpoint
CREATE TABLE "course_views" (
	"course_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"piece_id" uuid NOT NULL,
	"content" text NOT NULL,
	"seen" "int4multirange" DEFAULT '{}' NOT NULL,
	"again" "int4multirange" DEFAULT '{}' NOT NULL,
	"position" real DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_views_course_id_person_id_piece_id_pk" PRIMARY KEY("course_id","person_id","piece_id")
);
--> statement-breakpoint
ALTER TABLE "course_learners" ADD COLUMN "last_unit_id" uuid;--> statement-breakpoint
ALTER TABLE "course_learners" ADD COLUMN "learnt_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "course_learners" ADD COLUMN "reported_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "course_learners" ADD COLUMN "slack" real DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "course_learners" ADD COLUMN "known_edition" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "course_learners" ADD COLUMN "finished_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "course_edition_pieces" ADD CONSTRAINT "course_edition_pieces_course_id_number_course_editions_course_id_number_fk" FOREIGN KEY ("course_id","number") REFERENCES "course_editions"("course_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_views" ADD CONSTRAINT "course_views_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_views" ADD CONSTRAINT "course_views_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_views_person" ON "course_views" USING btree ("person_id","course_id");--> statement-breakpoint
CREATE INDEX "course_learners_learnt" ON "course_learners" USING btree ("person_id",coalesce("learnt_at", "at"),"learner_id") WHERE "course_learners"."has_joined";
--> statement-breakpoint
-- Of the editions that are there.
with unit as (
  select edition.course_id, edition.number, (u.unit ->> 'id')::uuid as id, u.unit -> 'resources' as resources,
    row_number() over (partition by edition.course_id, edition.number order by c.place, u.place) as place
  from course_editions edition, jsonb_array_elements(edition.outline -> 'chapters') with ordinality c (chapter, place),
    jsonb_array_elements(c.chapter -> 'units') with ordinality u (unit, place)),
piece as (
  select unit.course_id, unit.number, unit.id as unit_id, unit.place as unit_place, 0 as place, unit.id, 'text' as kind,
    null::real as seconds, '' as content
  from unit join course_edition_units words
    on words.course_id = unit.course_id and words.number = unit.number and words.unit_id = unit.id
  union all
  select unit.course_id, unit.number, unit.id, unit.place, r.place, (r.resource ->> 'id')::uuid,
    case when r.resource ->> 'address' is null then case r.resource ->> 'type' when 'video' then 'film' else 'file' end
      when r.resource ->> 'duration' is null then 'link' else 'openFilm' end,
    coalesce(case r.resource ->> 'type' when 'video' then f.duration end, (r.resource ->> 'duration')::real),
    coalesce(of.file_id::text, r.resource ->> 'address', '')
  from unit cross join jsonb_array_elements(unit.resources) with ordinality r (resource, place)
    left join course_files of on of.course_id = unit.course_id and of.id = (r.resource ->> 'courseFileId')::uuid
    left join files f on f.id = of.file_id)
insert into course_edition_pieces (course_id, number, piece_id, unit_id, place, kind, seconds, content)
select course_id, number, id, unit_id, row_number() over (partition by course_id, number order by unit_place, place), kind,
  greatest(1, ceil(coalesce(seconds, 60)))::int, content
from piece;
