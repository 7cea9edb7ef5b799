using SerBench.Benchmarks.Advice.Old;

namespace SerBench.Benchmarks.Advice.Inventory;

/// <summary>Walks over the values of one file as a serializer without references would: a shared object is visited once for each mention.</summary>
internal sealed class FileWalk
{
    private const int LeastSteps = 100_000;
    private const int StepsPerByte = 16;
    private const int MostBlocks = 20;

    private readonly HashSet<OldNode> _open = new(ReferenceEqualityComparer.Instance);
    private readonly HashSet<OldNode> _met = new(ReferenceEqualityComparer.Instance);
    private readonly List<string> _path = ["$"];
    private readonly long _most;
    private long _steps;

    private FileWalk(OldFile file, string name)
    {
        _most = Math.Max(LeastSteps, (long)StepsPerByte * file.Length);
        Facts = new FileFacts(file, name);
    }

    private FileFacts Facts { get; }

    /// <exception cref="InvalidDataException">A type of the runtime is damaged, or shared objects multiply beyond measure.</exception>
    public static FileFacts Of(OldFile file, string name)
    {
        var walk = new FileWalk(file, name);
        walk.Visit(file.Root, FileFacts.RootPlace(file.Root), depth: 1);
        return walk.Facts;
    }

    private void Visit(object? value, string place, int depth)
    {
        if (++_steps > _most)
        {
            throw new InvalidDataException($"its objects share others so often that they would be written {_steps:N0} times and more");
        }

        if (!Facts.Places.TryGetValue(place, out PlaceFacts? facts))
        {
            Facts.Places[place] = facts = new PlaceFacts(string.Concat(_path));
        }

        facts.HasNull |= value is null;
        if (value is null)
        {
            return;
        }

        OldName type = value is OldNode known ? known.Type : Primitives.NameOf(value.GetType());
        facts.Types.TryAdd(type.Full, type);
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

    private void VisitInside(OldNode node, string place, int depth)
    {
        if (node is OldArray { IsPlain: true, Lengths.Count: 1 } plain)
        {
            if (plain.Items.Length > 0)
            {
                Step("[]", plain.Items.GetValue(0), place + "[]", depth);
            }

            return;
        }

        switch (Content.Of(node))
        {
            case Content.BlockedValue blocked:
                Obstacle(blocked.Kind, place, blocked.What);
                break;
            case Content.ItemList items:
                Facts.NoteComparer(node, place);
                for (int i = 0; i < items.All.Count; i++)
                {
                    Step($"[{i}]", items.All[i], place + "[]", depth);
                }

                break;
            case Content.PairList pairs:
                Facts.NoteComparer(node, place);
                for (int i = 0; i < pairs.All.Count; i++)
                {
                    Step($"[key {i}]", pairs.All[i].Key, place + "[key]", depth);
                    Step($"[value {i}]", pairs.All[i].Value, place + "[value]", depth);
                }

                break;
            case Content.PartList parts:
                for (int i = 0; i < parts.All.Count; i++)
                {
                    Step($".{i + 1}", parts.All[i], $"{place}.{i + 1}", depth);
                }

                break;
            case Content.OwnMembers members:
                OldObject one = members.Object;
                for (int i = 0; i < one.Values.Length; i++)
                {
                    Step("." + one.Class.Members[i].Name, one.Values[i], FileFacts.PlaceOf(one.Type, one.Class.Members[i].Name), depth);
                }

                break;
            case Content.EnumNumber number:
                Facts.NoteNumber(number);
                break;
        }
    }

    private void Step(string step, object? value, string place, int depth)
    {
        _path.Add(step);
        Visit(value, place, depth + 1);
        _path.RemoveAt(_path.Count - 1);
    }

    private void Obstacle(ObstacleKind kind, string place, string what)
    {
        if (Facts.Obstacles.Count < MostBlocks)
        {
            Facts.Obstacles.Add(new Obstacle(kind, place, string.Concat(_path), what));
        }
    }
}
