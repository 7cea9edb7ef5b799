using SerBench.Model;

namespace SerBench.Serializers.Contracts;

/// <summary>A mode of the grid, a peer, or a floor: whatever can be bound to a model. Found by discovery.</summary>
public interface ISerializer
{
    /// <summary>Public, stable id.</summary>
    string Id { get; }

    /// <summary>What tables call it: its published name where it has one.</summary>
    string Title { get; }

    SerializerFamily Family { get; }

    Traits Traits { get; }

    /// <summary>The codec for a model, or why there is none.</summary>
    Binding<T> Bind<T>(IModel<T> model);
}
