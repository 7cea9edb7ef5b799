namespace SerBench.Migration.Inventory;

// A shared object is visited once per reference, as a serializer without references would write it.
internal sealed class FileWalk
{
    private const int MostObstacles = 20;
    private const int LongestPath = 500;

    private readonly HashSet<OldNode> _open = new(ReferenceEqualityComparer.Instance);
    private readonly HashSet<OldNode> _met = new(ReferenceEqualityComparer.Instance);
    private readonly Dictionary<(object Outer, string Inner), Place> _places = [];
    private readonly List<(string Step, int Index)> _path = [("$", -1)];
    private long _left;

    private FileWalk(OldFile file, string name)
    {
        _left = RuntimeMembers.StepsFor(file.Length);
        Facts = new FileFacts(file, name);
    }

    private FileFacts Facts { get; }

    private string Path
    {
        get
        {
            string path = string.Concat(_path.Select(step => step.Index < 0 ? step.Step : $"{step.Step}{step.Index}]"));
            return path.Length <= LongestPath ? path : path[..LongestPath] + "...";
        }
    }

    public static FileFacts Of(OldFile file, string name)
    {
        var walk = new FileWalk(file, name);
        walk.Visit(file.Root, walk.PlaceIn(new Place(FileFacts.RootPlace(file.Root), walk), ""), depth: 1);
        return walk.Facts;
    }

    private void Visit(object? value, Place place, int depth)
    {
        RuntimeMembers.Charge(ref _left, value);
        place.Facts.HasNull |= value is null;
        if (value is null)
        {
            return;
        }

        OldName type = FileFacts.NameOf(value);
        place.Facts.Types.TryAdd(type.Full, type);
        if (value is not OldNode node)
        {
            return;
        }

        if (depth > Limits.MaxDepth)
        {
            Obstacle(ObstacleKind.Depth, place, $"more than {Limits.MaxDepth} levels");
        }
        else if (!_open.Add(node))
        {
            Obstacle(ObstacleKind.Cycle, place, type.Short);
        }
        else
        {
            Facts.Shared += _met.Add(node) ? 0 : 1;
            VisitInside(node, place, depth);
            _open.Remove(node);
        }
    }

    private void VisitInside(OldNode node, Place place, int depth)
    {
        switch (node)
        {
            case OldArray { Type.Rank: > 1 }:
                Obstacle(ObstacleKind.Dimensions, place, node.Type.Short);
                break;
            case OldArray { IsPlain: true } plain:
                if (plain.Items.Length > 0)
                {
                    Step("[]", -1, plain.Items.GetValue(0), place, "[]", depth);
                }

                break;
            case OldObject { Class.Obstacle: { } kind }:
                Obstacle(kind, place, node.Type.Short);
                break;
            case OldArray or OldObject { Class.Runtime.Kind: RuntimeKind.Items }:
                Facts.NoteComparer(node, place.Name);
                IReadOnlyList<object?> items = RuntimeMembers.Expect(RuntimeMembers.ItemsOf(node), node);
                for (int i = 0; i < items.Count; i++)
                {
                    Step("[", i, items[i], place, "[]", depth);
                }

                break;
            case OldObject { Class.Runtime.Kind: RuntimeKind.Pairs }:
                Facts.NoteComparer(node, place.Name);
                int index = 0;
                foreach ((object? key, object? value) in RuntimeMembers.Expect(RuntimeMembers.PairsOf(node), node))
                {
                    Step("[key ", index, key, place, "[key]", depth);
                    Step("[value ", index++, value, place, "[value]", depth);
                }

                break;
            case OldObject { Class.Runtime.Kind: RuntimeKind.Parts }:
                IReadOnlyList<object?> parts = RuntimeMembers.PartsOf(node, node.Type.Arguments.Count);
                for (int i = 0; i < parts.Count; i++)
                {
                    Step($".{i + 1}", -1, parts[i], place, $".{i + 1}", depth);
                }

                break;
            case OldObject { Class: { Runtime: not null } or { IsEnum: true } } one:
                Facts.NoteScalar(one);
                break;
            case OldObject { Class: var type } one:
                for (int i = 0; i < one.Values.Length; i++)
                {
                    string member = "." + type.Members[i].Name;
                    Step(member, -1, one.Values[i], new Place(type.Name.Full, type.Members), member, depth);
                }

                break;
        }
    }

    private void Step(string step, int index, object? value, Place outer, string inner, int depth)
    {
        _path.Add((step, index));
        Visit(value, PlaceIn(outer, inner), depth + 1);
        _path.RemoveAt(_path.Count - 1);
    }

    // The names of all places together can be far longer than the file, so each letter counts as a step. A file has a limit of steps.
    private Place PlaceIn(Place outer, string inner)
    {
        if (_places.TryGetValue((outer.Key, inner), out Place known))
        {
            return known;
        }

        string name = outer.Name + inner;
        _left -= name.Length;
        if (!Facts.Places.TryGetValue(name, out PlaceFacts? facts))
        {
            Facts.Places[name] = facts = Facts.Places.Count < FileFacts.MostPlaces
                ? new PlaceFacts(Path)
                : throw new InvalidDataException($"it has more than {FileFacts.MostPlaces:N0} members and places in collections");
        }

        return _places[(outer.Key, inner)] = new Place(name, facts);
    }

    private void Obstacle(ObstacleKind kind, Place place, string what)
    {
        if (Facts.Obstacles.Count < MostObstacles)
        {
            Facts.Obstacles.Add(new Obstacle(kind, place.Name, Path, what));
        }
    }

    // The key identifies the place: the PlaceFacts of a member or item, the member list of a class, or the FileWalk of a file.
    private readonly record struct Place(string Name, object Key)
    {
        public PlaceFacts Facts => (PlaceFacts)Key;
    }
}
