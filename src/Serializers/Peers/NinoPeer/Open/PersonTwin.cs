using Nino.Core;
using SerBench.Model;
using SerBench.Serializers.Twins;

namespace SerBench.Serializers.Peers.NinoPeer.Open;

/// <summary>A person, with the attributes of Nino.</summary>
[NinoType]
public class PersonTwin : IMirror<Person, PersonTwin>
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public string? Data { get; set; }

    public Guid Guid { get; set; }

    public static PersonTwin From(Person value) => new()
    {
        Id = value.Id,
        Name = value.Name,
        Data = value.Data,
        Guid = value.Guid,
    };

    public static bool AreEqual(PersonTwin? left, PersonTwin? right)
    {
        if (left is null || right is null)
        {
            return left is null && right is null;
        }

        return left.Id == right.Id
            && left.Name == right.Name
            && left.Data == right.Data
            && left.Guid == right.Guid;
    }

    public Person ToModel() => new()
    {
        Id = Id,
        Name = Name,
        Data = Data,
        Guid = Guid,
    };
}
