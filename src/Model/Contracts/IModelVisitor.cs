namespace SerBench.Model;

// Calls code with a model's static type.
public interface IModelVisitor<out TResult>
{
    TResult Visit<T>(IModel<T> model);
}
